import { type FoundTeam, teams } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Searches the public teams of an event by a part of their names (TM-13). */
export class TeamSearchStore {
  /** The search field's text. */
  text = '';
  /** The query of the teams shown, which follows `text` after a debounce. */
  searchedText = '';
  readonly searching: RemoteCall<[], FoundTeam[]>;
  /** Repeats the search; a failure keeps the last result visible. */
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

  refresh(): void {
    void (this.searching.result === undefined ? this.searching.run() : this.refreshing.run());
  }

  private setSearchedText(searched: string): void {
    this.searchedText = searched;
  }
}
