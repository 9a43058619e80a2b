import { type FoundTeam, teams } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Searches the public teams of an event by a part of their names (TM-13). */
export class TeamSearchStore {
  /** The search field's text. */
  text = '';
  /** The message of the next request, kept until it is sent (TM-5). */
  message = '';
  /** The query of the teams shown, which follows `text` after a debounce. */
  searchedText = '';
  readonly searching: RemoteCall<[], FoundTeam[]>;

  constructor(eventId: string) {
    this.searching = new RemoteCall(async () => {
      const q = this.text.trim();
      const { data } = await request(teams.search, { params: { eventId }, query: q === '' ? {} : { q } });
      this.setSearchedText(q);
      return data;
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setText(text: string): void {
    this.text = text;
  }

  setMessage(message: string): void {
    this.message = message;
  }

  refresh(): void {
    void this.searching.refresh();
  }

  private setSearchedText(searched: string): void {
    this.searchedText = searched;
  }
}
