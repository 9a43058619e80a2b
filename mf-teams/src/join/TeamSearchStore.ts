import { type FoundTeam, teams } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** The public teams of an event, by a part of their names (TM-13). */
export class TeamSearchStore {
  /** What is typed; the teams follow it a moment later. */
  text = '';
  /** What the shown teams were searched by. */
  searchedText = '';
  readonly searching: RemoteCall<[], FoundTeam[]>;
  /** The teams read again; when that fails, those that stand go on standing. */
  readonly refreshing: RemoteCall<[], FoundTeam[]>;

  constructor(eventId: string) {
    const read = async () => {
      const q = this.text.trim();
      const { data } = await request(teams.search, { params: { eventId }, query: q === '' ? {} : { q } });
      this.setSearchedText(q);
      return data;
    };
    this.searching = new RemoteCall(read);
    this.refreshing = new RemoteCall(read);
    makeAutoObservable(this, { searching: false, refreshing: false }, { autoBind: true });
  }

  get foundTeams(): FoundTeam[] | undefined {
    return this.refreshing.result ?? this.searching.result;
  }

  setText(text: string): void {
    this.text = text;
  }

  /** What is shown may be old. */
  refresh(): void {
    void (this.searching.result === undefined ? this.searching.run() : this.refreshing.run());
  }

  private setSearchedText(searched: string): void {
    this.searchedText = searched;
  }
}
