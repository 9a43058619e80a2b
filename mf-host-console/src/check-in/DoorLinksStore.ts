import { door, type DoorLink, links } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, runInAction } from 'mobx';

/** The links with which helpers check in (TK-8). */
export class DoorLinksStore {
  name = '';
  /** The address of the link that was just made, which is shown only now. */
  created: { id: string; name: string; address: string } | undefined;
  readonly loading: RemoteCall<[], DoorLink[]>;
  readonly creating: RemoteCall<[], void>;
  readonly revoking: RemoteCall<[linkId: string], void>;
  readonly #params: { eventId: string };

  constructor(eventId: string) {
    this.#params = { eventId };
    this.loading = new RemoteCall(async () => (await request(door.links, { params: this.#params })).data);
    this.creating = new RemoteCall(() => this.#create());
    this.revoking = new RemoteCall((linkId) => this.#revoke(linkId));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setName(name: string): void {
    this.name = name;
  }

  async #create(): Promise<void> {
    const body = { name: this.name };
    const { data } = await request(door.createLink, { params: this.#params, body });
    const { origin } = window.location;
    const address = `${origin}${links.checkIn(this.#params.eventId)}#${data.token}`;
    runInAction(() => {
      this.created = { id: data.link.id, name: data.link.name, address };
      this.name = '';
    });
    await this.loading.refresh();
  }

  async #revoke(linkId: string): Promise<void> {
    await request(door.revokeLink, { params: { ...this.#params, linkId } });
    if (this.created?.id === linkId) runInAction(() => (this.created = undefined));
    await this.loading.refresh();
  }
}
