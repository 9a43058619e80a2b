import { isTeamCode, links, teams } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { parseInviteAddress } from './parseInviteAddress';

/** Finds the invite of a pasted link, of the code in it, or of a team code (TM-2, TM-18). */
export class InviteSearchStore {
  text = '';
  error: string | undefined = undefined;
  readonly finding: RemoteCall<[string], string>;
  readonly #eventId: string;

  constructor(eventId: string) {
    this.#eventId = eventId;
    this.finding = new RemoteCall(
      async (teamCode: string) =>
        (await request(teams.findByCode, { params: { eventId }, body: { teamCode } })).data.code,
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setText(text: string): void {
    this.text = text;
    this.error = undefined;
  }

  /** Resolves to the invite's address, or sets the field's error. */
  async findAddress(): Promise<string | undefined> {
    const address = parseInviteAddress(this.text, this.#eventId);
    if (address !== undefined) return address;
    if (!isTeamCode(this.text)) {
      this.setError('Please paste the invite link, or type the team code of 8 letters and digits.');
      return undefined;
    }
    const code = await this.finding.run(this.text);
    this.setError(this.finding.error?.message);
    return code === undefined ? undefined : links.teamInvite(this.#eventId, code);
  }

  private setError(message: string | undefined): void {
    this.error = message;
  }
}
