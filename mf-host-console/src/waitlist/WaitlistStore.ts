import { attendees, type ReplyOf } from '@marquee/shared-contracts';
import { RemoteCall, request, requestText, saveFile, toasts } from '@marquee/shared-contracts/browser';
import type { PagePosition } from '@marquee/shared-contracts/ui';
import { makeAutoObservable } from 'mobx';

export type WaitlistPage = ReplyOf<typeof attendees.waitlist>;

/** chosen: people per page, as in the list of participants. */
const PAGE_SIZE = '50';

/** The people who wait for a seat of an event (RG-19). */
export class WaitlistStore {
  readonly list: RemoteCall<[PagePosition], WaitlistPage>;
  readonly exporting: RemoteCall<[], void>;
  #position: PagePosition | undefined = undefined;

  constructor(eventId: string) {
    const params = { eventId };
    this.list = new RemoteCall(({ page, after }) =>
      request(attendees.waitlist, { params, query: { page: String(page), size: PAGE_SIZE, after } }),
    );
    this.exporting = new RemoteCall(async () => {
      const text = await requestText(attendees.waitlist, { params, query: { format: 'csv' } });
      saveFile({ name: 'waitlist.csv', type: 'text/csv', text });
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(position: PagePosition): void {
    this.#position = position;
    void this.list.run(position);
  }

  async refresh(): Promise<void> {
    if (this.#position !== undefined && this.list.result !== undefined)
      await this.list.refresh(this.#position);
  }

  async export(): Promise<void> {
    await this.exporting.run();
    if (this.exporting.error !== undefined) toasts.error(this.exporting.error.message);
  }
}
