import { manageEvents } from '@marquee/shared-contracts';
import { RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Event fields that the confirmation dialogs need. */
export interface CancelOrDeleteTarget {
  id: string;
  title: string;
  registrations: number;
}

/** Deletes or cancels an event after a confirmation (EV-23, EV-24). */
export class CancelOrDeleteStore {
  pending: { action: 'delete' | 'cancel'; event: CancelOrDeleteTarget } | undefined = undefined;
  readonly deleting = new RemoteCall((eventId: string) =>
    request(manageEvents.remove, { params: { eventId } }),
  );
  readonly cancelling = new RemoteCall((eventId: string) =>
    request(manageEvents.cancel, { params: { eventId } }),
  );
  private hasDeleted = false;
  readonly #onDone: (action: 'delete' | 'cancel') => void;

  /** `onDone` runs after success, to refresh the screen or leave it. */
  constructor(onDone: (action: 'delete' | 'cancel') => void) {
    this.#onDone = onDone;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether an event was deleted, or is being deleted, so that its details need no reading. */
  get isDeleting(): boolean {
    return this.deleting.loading || this.hasDeleted;
  }

  openDialog(action: 'delete' | 'cancel', event: CancelOrDeleteTarget): void {
    this.pending = { action, event };
  }

  closeDialog(): void {
    this.pending = undefined;
    this.deleting.reset();
    this.cancelling.reset();
  }

  async confirm(): Promise<void> {
    if (this.pending === undefined) return;
    const { action, event } = this.pending;
    const call = action === 'delete' ? this.deleting : this.cancelling;
    if (call.loading || (await call.run(event.id)) === undefined) return;
    if (action === 'delete') this.hasDeleted = true;
    toasts.success(`${event.title} is ${action === 'delete' ? 'deleted' : 'cancelled'}.`);
    this.closeDialog();
    this.#onDone(action);
  }
}
