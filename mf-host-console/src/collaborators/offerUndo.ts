import { administrators } from '@marquee/shared-contracts';
import { RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';

/** Confirms that the host left an event, with an undo; calls `onUndone` when the host is back (HO-5). */
export function offerUndo(eventId: string, onUndone: () => void): void {
  const restoring = new RemoteCall(() => request(administrators.restore, { params: { eventId } }));
  const undo = async () => {
    await restoring.run();
    if (restoring.error === undefined) onUndone();
    else toasts.error(restoring.error.message);
  };
  toasts.success('You left the event.', { label: 'Undo', run: () => void undo() });
}
