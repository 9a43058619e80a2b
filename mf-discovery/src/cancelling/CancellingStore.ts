import { participation } from '@marquee/shared-contracts';
import { Call, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Cancelling one's own registration for an event (RG-11). */
export class CancellingStore {
  /** Whether the person is asked if they mean it. */
  asked = false;
  readonly cancelling = new Call(() =>
    request(participation.cancelRegistration, { params: { eventId: this.eventId } }),
  );

  constructor(private readonly eventId: string) {
    makeAutoObservable<this, 'eventId'>(this, { cancelling: false, eventId: false }, { autoBind: true });
  }

  ask(): void {
    this.cancelling.reset();
    this.asked = true;
  }

  keep(): void {
    this.asked = false;
  }

  /** True when the person is not registered any longer. */
  async cancel(): Promise<boolean> {
    const reply = await this.cancelling.run();
    if (reply === undefined) return false;
    this.keep();
    session.marks.markCancelled(this.eventId);
    toasts.success(reply.message ?? 'Registration cancelled');
    return true;
  }
}
