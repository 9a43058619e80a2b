import { announcements, type ReplyOf } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import type { PagePosition } from '@marquee/shared-contracts/ui';
import { makeAutoObservable } from 'mobx';

export type HistoryPage = ReplyOf<typeof announcements.list>;

/** chosen: announcements per page. */
const PAGE_SIZE = '10';

/** The sent announcements of an event, newest first. */
export class HistoryStore {
  readonly eventId: string;
  readonly list: RemoteCall<[PagePosition], HistoryPage>;
  #position: PagePosition = { page: 0, after: undefined };

  constructor(eventId: string) {
    this.eventId = eventId;
    this.list = new RemoteCall(({ page, after }) =>
      request(announcements.list, {
        params: { eventId },
        query: { page: String(page), size: PAGE_SIZE, after },
      }),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether mails are still being sent. */
  get isSending(): boolean {
    return this.list.result?.content.some(({ mails }) => mails.waiting > 0) ?? false;
  }

  show(position: PagePosition): void {
    this.#position = position;
    void this.list.run(position);
  }

  async refresh(): Promise<void> {
    await this.list.refresh(this.#position);
  }
}
