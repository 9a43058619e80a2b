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

  constructor(eventId: string) {
    this.searching = new RemoteCall(async () => {
      const q = this.text.trim();
      const { data } = await request(teams.search, { params: { eventId }, query: q === '' ? {} : { q } });
      this.setSearchedText(q);
      return data;
    });
    makeAutoObservable(this, { searching: false }, { autoBind: true });
  }

  setText(text: string): void {
    this.text = text;
  }

  /** What is shown may be old. */
  refresh(): void {
    void this.searching.refresh();
  }

  private setSearchedText(searched: string): void {
    this.searchedText = searched;
  }
}
