import { parseRoomNames, findRoomNamesError, type Room, rooms } from '@marquee/shared-contracts';
import { RemoteCall, formDraft, request, toasts } from '@marquee/shared-contracts/browser';
import { openedEvent } from '@marquee/shared-contracts/widgets/host-event';
import { makeAutoObservable } from 'mobx';
import { RoomStore } from './RoomStore';

export class RoomsStore {
  readonly list: RemoteCall<[], Room[]>;
  readonly adding: RemoteCall<[string[]], Room[]>;
  /** The room whose dialog is open. */
  openedRoom: RoomStore | undefined = undefined;
  /** Typed names of new rooms, one per line, cleared after they are added. */
  typed: string;
  error: string | undefined = undefined;
  readonly #storageKey: string;
  readonly #eventId: string;

  constructor(eventId: string) {
    this.#eventId = eventId;
    const params = { eventId };
    this.#storageKey = `rooms.${eventId}`;
    this.typed = formDraft.restore(this.#storageKey, { typed: '' }).typed;
    this.list = new RemoteCall(async () => (await request(rooms.list, { params })).data);
    this.adding = new RemoteCall(async (roomNames) => {
      const query = { roomCount: String(roomNames.length) };
      return (await request(rooms.create, { params, query, body: { roomNames } })).data;
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setTyped(typed: string): void {
    this.typed = typed;
    this.error = undefined;
    formDraft.save(this.#storageKey, { typed });
  }

  /** Adds the typed rooms; ignores blank lines (RM-4). */
  async add(): Promise<void> {
    const lines = this.typed.split('\n');
    this.setError(findRoomNamesError(lines));
    if (this.error !== undefined) return;
    const before = this.list.result?.length ?? 0;
    const after = await this.adding.run(parseRoomNames(lines));
    if (after === undefined) return this.setError(this.adding.error?.message);
    this.setTyped('');
    formDraft.remove(this.#storageKey);
    const added = after.length - before;
    toasts.success(added === 1 ? '1 room added.' : `${added} rooms added.`);
    void openedEvent.refresh(this.#eventId);
    await this.list.run();
  }

  openRoom(roomId: string): void {
    const room = this.list.result?.find(({ id }) => id === roomId);
    this.openedRoom = room && new RoomStore(this.#eventId, room, () => void this.list.run());
  }

  closeRoom(): void {
    this.openedRoom = undefined;
  }

  private setError(error: string | undefined): void {
    this.error = error;
  }
}
