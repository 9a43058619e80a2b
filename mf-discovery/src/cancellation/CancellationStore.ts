import { registration } from '@marquee/shared-contracts';
import { RemoteCall, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Cancelling one's own registration for an event (RG-11). */
export class CancellationStore {
  /** Whether the person is asked if they mean it. */
  isDialogOpen = false;
  readonly cancelling = new RemoteCall(() =>
    request(registration.cancelRegistration, { params: { eventId: this.eventId } }),
  );

  constructor(private readonly eventId: string) {
    makeAutoObservable<this, 'eventId'>(this, { cancelling: false, eventId: false }, { autoBind: true });
  }

  openDialog(): void {
    this.cancelling.reset();
    this.isDialogOpen = true;
  }

  closeDialog(): void {
    this.isDialogOpen = false;
  }

  /** True when the person is not registered any longer. */
  async cancel(): Promise<boolean> {
    const reply = await this.cancelling.run();
    if (reply === undefined) return false;
    this.closeDialog();
    session.marks.markCancelled(this.eventId);
    toasts.success(reply.message ?? 'Registration cancelled');
    return true;
  }
}
