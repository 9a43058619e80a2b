import { manageEvents } from '@marquee/shared-contracts';
import { RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';
import { openedEvent } from '@marquee/shared-contracts/widgets/host-event';
import { makeAutoObservable } from 'mobx';

/** Publishes a draft, or makes an event a draft again (EV-41). */
export class PublicationStore {
  readonly publishing: RemoteCall<[], unknown>;
  readonly unpublishing: RemoteCall<[], unknown>;
  readonly #eventId: string;

  constructor(eventId: string) {
    const params = { eventId };
    this.#eventId = eventId;
    this.publishing = new RemoteCall(() => request(manageEvents.publish, { params }));
    this.unpublishing = new RemoteCall(() => request(manageEvents.unpublish, { params }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Publishes the draft; an error stays with the call. */
  async publish(title: string): Promise<void> {
    if (this.publishing.loading || (await this.publishing.run()) === undefined) return;
    toasts.success(`${title} is published.`);
    await openedEvent.refresh(this.#eventId);
  }

  /** Hides the event from everybody but its hosts. */
  async unpublish(title: string): Promise<void> {
    const { unpublishing } = this;
    if (unpublishing.loading) return;
    if ((await unpublishing.run()) === undefined) toasts.error(unpublishing.error?.message ?? '');
    else toasts.success(`${title} is a draft now. Only hosts see it.`);
    await openedEvent.refresh(this.#eventId);
  }
}
