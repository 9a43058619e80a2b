import {
  type FilledRooms,
  parseRoomNames,
  findRoomNamesError,
  type Room,
  type RoomGroup,
  rooms,
} from '@marquee/shared-contracts';
import { RemoteCall, formDraft, request, toasts } from '@marquee/shared-contracts/browser';
import { openedEvent } from '@marquee/shared-contracts/widgets/host-event';
import { makeAutoObservable } from 'mobx';
import { formatPeople } from '../attendees/formatPeople';
import { RoomStore } from './RoomStore';

/** Reads the rooms with their allocations page by page, and joins the parts of a room that several pages list. */
async function readAllRooms(eventId: string): Promise<Room[]> {
  const read = new Map<string, Room>();
  let after: string | undefined;
  do {
    const query = { allocations: 'pages', ...(after !== undefined && { after }) };
    const { data, next } = await request(rooms.list, { params: { eventId }, query });
    for (const room of data) {
      const allocations = [...(read.get(room.id)?.allocations ?? []), ...room.allocations];
      read.set(room.id, { ...room, allocations });
    }
    after = next;
  } while (after !== undefined);
  return [...read.values()];
}

export class RoomsStore {
  readonly list: RemoteCall<[], Room[]>;
  readonly adding: RemoteCall<[string[]], Room[]>;
  readonly filling: RemoteCall<[], FilledRooms>;
  /** Reads the rooms with their allocations, which the list omits. */
  readonly printing: RemoteCall<[], Room[]>;
  /** The groups that were assigned by hand since the rooms were filled. */
  readonly assignedByHand = new Set<string>();
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
    const counted = { params, query: { allocations: 'none' } };
    this.list = new RemoteCall(async () => (await request(rooms.list, counted)).data);
    this.adding = new RemoteCall(async (roomNames) => {
      const query = { roomCount: String(roomNames.length) };
      return (await request(rooms.create, { params, query, body: { roomNames } })).data;
    });
    this.filling = new RemoteCall(async () => (await request(rooms.fill, { params })).data);
    this.printing = new RemoteCall(() => readAllRooms(eventId));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The groups that did not fit when the rooms were filled, without those that have a room by now. */
  get unassigned(): RoomGroup[] {
    return this.filling.result?.unassigned.filter(({ id }) => !this.assignedByHand.has(id)) ?? [];
  }

  /** The groups without a room that are not listed, because they are many. */
  get unlistedCount(): number {
    const { unassigned = [], unassignedCount = unassigned.length } = this.filling.result ?? {};
    return unassignedCount - unassigned.length;
  }

  /** Assigns everybody without a room (RM-7). */
  async fill(): Promise<void> {
    const filled = await this.filling.run();
    if (filled === undefined) return void toasts.error(this.filling.error?.message ?? '');
    this.assignedByHand.clear();
    if (filled.assigned > 0) toasts.success(`Rooms assigned to ${formatPeople(filled.assigned)}.`);
    else if (filled.unassigned.length === 0) toasts.info('Everyone has a room already.');
    await this.list.refresh();
  }

  /** Prints the newest list, because another host may have changed it (RM-6). */
  async print(): Promise<void> {
    const printed = await this.printing.run();
    if (printed === undefined) return void toasts.error(this.printing.error?.message ?? '');
    // The sheet would replace the screen in the browser's own print; `print` may return before the dialog closes.
    window.addEventListener('afterprint', this.printing.reset, { once: true });
    window.print();
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
    this.openedRoom = room && new RoomStore(this.#eventId, room, this.refresh);
    void this.openedRoom?.loading.run();
  }

  private refresh(): void {
    this.openedRoom?.room.allocations.forEach(({ id }) => this.assignedByHand.add(id));
    void this.list.run();
  }

  closeRoom(): void {
    this.openedRoom = undefined;
  }

  private setError(error: string | undefined): void {
    this.error = error;
  }
}
