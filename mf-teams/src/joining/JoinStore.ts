import { type FoundTeam, teams } from '@marquee/shared-contracts';
import { Call, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** The public teams of an event, by a part of their names (TM-13). */
export class JoinStore {
  /** What is typed; the teams follow it a moment later. */
  text = '';
  /** What the shown teams were searched by. */
  searched = '';
  readonly found: Call<[], FoundTeam[]>;
  /** The teams read again; when that fails, those that stand go on standing. */
  readonly newer: Call<[], FoundTeam[]>;

  constructor(eventId: string) {
    const read = async () => {
      const q = this.text.trim();
      const { data } = await request(teams.search, { params: { eventId }, query: q === '' ? {} : { q } });
      this.note(q);
      return data;
    };
    this.found = new Call(read);
    this.newer = new Call(read);
    makeAutoObservable(this, { found: false, newer: false }, { autoBind: true });
  }

  get shown(): FoundTeam[] | undefined {
    return this.newer.result ?? this.found.result;
  }

  type(text: string): void {
    this.text = text;
  }

  /** What is shown may be old. */
  refresh(): void {
    void (this.found.result === undefined ? this.found.run() : this.newer.run());
  }

  private note(searched: string): void {
    this.searched = searched;
  }
}
