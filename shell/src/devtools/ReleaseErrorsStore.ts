import { releases } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Reads the errors of releases with an operator's token, which stays in memory (RL-31). */
export class ReleaseErrorsStore {
  token = '';
  tokenError: string | undefined = undefined;
  readonly reading = new RemoteCall(
    async (token: string) => (await request(releases.errors, { token })).data,
  );

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setToken(token: string): void {
    this.token = token;
    this.tokenError = undefined;
  }

  async show(): Promise<void> {
    // A pasted token may end with a line break, which no header can carry.
    const token = this.token.trim();
    if (token === '') return this.refuse('Enter the operator token.');
    await this.reading.run(token);
    const { error } = this.reading;
    if (error?.status === 404) return this.refuse('This is not the operator token of this server.');
    if (error) this.refuse(error.message);
  }

  private refuse(text: string): void {
    this.tokenError = text;
  }
}
