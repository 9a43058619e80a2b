import { manageEvents } from '@marquee/shared-contracts';
import { RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** The invite key of a private event, and its renewal (EV-10). */
export class InviteStore {
  key: string;
  isDialogOpen = false;
  readonly renewing = new RemoteCall(() =>
    request(manageEvents.renewInvite, { params: { eventId: this.#eventId } }),
  );
  readonly #eventId: string;

  constructor(eventId: string, key: string) {
    this.#eventId = eventId;
    this.key = key;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  openDialog(): void {
    this.isDialogOpen = true;
  }

  closeDialog(): void {
    this.isDialogOpen = false;
    this.renewing.reset();
  }

  async renew(): Promise<void> {
    const reply = await this.renewing.run();
    if (reply === undefined) return;
    this.setKey(reply.data.inviteKey);
    toasts.success('New link created. The old link no longer works.');
  }

  private setKey(key: string): void {
    this.key = key;
    this.closeDialog();
  }
}
