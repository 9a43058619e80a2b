import { hosting } from '@marquee/shared-contracts';
import { Call, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** What a host must know of an event before it is ended. */
export interface EndedEvent {
  id: string;
  title: string;
  registrations: number;
}

/** Deleting and cancelling an event, each asked before (EV-23, EV-24). */
export class EndingStore {
  asked: { what: 'delete' | 'cancel'; event: EndedEvent } | undefined = undefined;
  readonly deleting = new Call((eventId: string) => request(hosting.remove, { params: { eventId } }));
  readonly cancelling = new Call((eventId: string) => request(hosting.cancel, { params: { eventId } }));

  /** `onEnded` shows what is left, once it is done. */
  constructor(private readonly onEnded: (what: 'delete' | 'cancel') => void) {
    makeAutoObservable<this, 'onEnded'>(
      this,
      { deleting: false, cancelling: false, onEnded: false },
      { autoBind: true },
    );
  }

  ask(what: 'delete' | 'cancel', event: EndedEvent): void {
    this.asked = { what, event };
  }

  close(): void {
    this.asked = undefined;
    this.deleting.reset();
    this.cancelling.reset();
  }

  async confirm(): Promise<void> {
    if (this.asked === undefined) return;
    const { what, event } = this.asked;
    const call = what === 'delete' ? this.deleting : this.cancelling;
    if (call.loading || (await call.run(event.id)) === undefined) return;
    toasts.success(`${event.title} is ${what === 'delete' ? 'deleted' : 'cancelled'}.`);
    this.close();
    this.onEnded(what);
  }
}
