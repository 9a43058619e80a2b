import { registration } from '@marquee/shared-contracts';
import { RemoteCall, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Cancels the participant's registration for an event. */
export class CancellationStore {
  /** Whether the confirmation dialog is open. */
  isDialogOpen = false;
  readonly cancelling = new RemoteCall(() =>
    request(registration.cancelRegistration, { params: { eventId: this.#eventId } }),
  );
  readonly #eventId: string;

  constructor(eventId: string) {
    this.#eventId = eventId;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  openDialog(): void {
    this.cancelling.reset();
    this.isDialogOpen = true;
  }

  closeDialog(): void {
    this.isDialogOpen = false;
  }

  /** Returns true when the registration is cancelled. */
  async cancel(): Promise<boolean> {
    const reply = await this.cancelling.run();
    if (reply === undefined) return false;
    this.closeDialog();
    session.marks.markCancelled(this.#eventId);
    toasts.success(reply.message ?? 'Registration cancelled');
    return true;
  }
}
