import {
  type Attendee,
  attendees,
  type Room,
  type RoomAllocation,
  findRoomNameError,
  rooms,
} from '@marquee/shared-contracts';
import { RemoteCall, FormStore, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observableRef } from 'mobx';

/** A team with all its members, or a single participant, that can be allocated to a room. */
export interface Candidate {
  kind: RoomAllocation['kind'];
  id: string;
  name: string;
  /** Detail that distinguishes participants with the same name. */
  detail: string;
}

interface RoomForm {
  name: string;
  capacity: string;
}

const CAPACITY_MAX = 100_000;

const validateCapacity = (capacity: string): string | undefined =>
  capacity.trim() === '' ||
  (/^[0-9]+$/.test(capacity.trim()) && Number(capacity) >= 1 && Number(capacity) <= CAPACITY_MAX)
    ? undefined
    : 'Please enter a whole number from 1, or nothing for no limit.';

/** Lists the teams of the attendees found, without duplicates, before the attendees themselves. */
export function listCandidates(people: readonly Attendee[]): Candidate[] {
  const teams = new Map(
    people.flatMap(({ teamId, team }) => (teamId === null ? [] : [[teamId, team ?? ''] as const])),
  );
  return [
    ...[...teams].map(([id, name]) => ({ kind: 'TEAM' as const, id, name, detail: 'Team' })),
    ...people.map(({ id, name, email }) => ({ kind: 'PERSON' as const, id, name, detail: email })),
  ];
}

interface RoomKey {
  eventId: string;
  roomId: string;
}

const createCalls = (params: RoomKey) => ({
  searching: new RemoteCall(async (q: string) => {
    const query = { q, size: '8' };
    const reply = await request(attendees.list, { params: { eventId: params.eventId }, query });
    return listCandidates(reply.participants);
  }),
  allocating: new RemoteCall(async ({ kind, id }: Candidate) => {
    const body = kind === 'TEAM' ? { teamId: id } : { accountId: id };
    const { data, message } = await request(rooms.allocate, { params, body });
    if (message !== undefined) toasts.info(message);
    return data;
  }),
  releasing: new RemoteCall(async ({ id }: RoomAllocation) => {
    await request(rooms.release, { params: { ...params, allocatedId: id } });
  }),
  removing: new RemoteCall(async () => {
    await request(rooms.remove, { params });
  }),
});

/** State of one room's dialog: occupants, candidates, name and capacity. */
export class RoomStore {
  room: Room;
  readonly form: FormStore<RoomForm>;
  /** Reads the room with its allocations, which the list of rooms omits. */
  readonly loading: RemoteCall<[], Room>;
  readonly saving: RemoteCall<[], Room>;
  readonly searching: RemoteCall<[string], Candidate[]>;
  readonly allocating: RemoteCall<[Candidate], Room>;
  readonly releasing: RemoteCall<[RoomAllocation], void>;
  readonly removing: RemoteCall<[], void>;
  q = '';
  readonly #onChange: () => void;

  /** `onChange` runs after each change, so that the list of rooms is refreshed. */
  constructor(eventId: string, room: Room, onChange: () => void) {
    this.#onChange = onChange;
    const params = { eventId, roomId: room.id };
    this.room = room;
    const capacity = room.capacity === null ? '' : String(room.capacity);
    this.form = new FormStore<RoomForm>(
      { name: room.name, capacity },
      { name: findRoomNameError, capacity: validateCapacity },
    );
    this.saving = new RemoteCall(async () => {
      const values = this.form.values;
      const newCapacity = values.capacity.trim() === '' ? null : Number(values.capacity);
      return (await request(rooms.update, { params, body: { name: values.name, capacity: newCapacity } }))
        .data;
    });
    this.loading = new RemoteCall(async () => {
      const before = this.room;
      const { data } = await request(rooms.list, { params: { eventId }, query: { room: room.id } });
      const read = data.find(({ id }) => id === room.id) ?? before;
      // An allocation that finished meanwhile is newer.
      if (this.room === before) this.showRoom(read);
      return read;
    });
    const { searching, allocating, releasing, removing } = createCalls(params);
    this.searching = searching;
    this.allocating = allocating;
    this.releasing = releasing;
    this.removing = removing;
    makeAutoObservable(this, { room: observableRef }, { autoBind: true });
  }

  /** The error of the last failed action. */
  get errorMessage(): string | undefined {
    return [this.allocating, this.releasing, this.removing].find(({ error }) => error !== undefined)?.error
      ?.message;
  }

  hasAllocated({ id }: Candidate): boolean {
    return this.room.allocations.some((allocation) => allocation.id === id);
  }

  search(q: string): void {
    this.q = q;
    if (q === '') this.searching.reset();
    else void this.searching.run(q);
  }

  async save(): Promise<boolean> {
    if (!this.form.validate()) return false;
    const saved = await this.saving.run();
    const { fieldErrors = {}, message = '', code } = this.saving.error ?? {};
    const field = code === 'ROOM_NAME_TAKEN' ? 'name' : 'capacity';
    if (saved === undefined)
      this.form.setErrors(Object.keys(fieldErrors).length > 0 ? fieldErrors : { [field]: message });
    else this.setRoom(saved);
    return saved !== undefined;
  }

  /** Allocates a candidate to this room, and removes it from any other room of the event. */
  async allocate(candidate: Candidate): Promise<void> {
    this.releasing.reset();
    const room = await this.allocating.run(candidate);
    if (room !== undefined) this.setRoom(room);
  }

  async release(allocation: RoomAllocation): Promise<void> {
    this.allocating.reset();
    await this.releasing.run(allocation);
    if (this.releasing.state !== 'succeeded') return;
    const allocations = this.room.allocations.filter(({ id }) => id !== allocation.id);
    this.setRoom({
      ...this.room,
      allocations,
      occupied: this.room.occupied - allocation.people,
      filled: false,
    });
  }

  /** Deletes the room; returns true on success. */
  async remove(): Promise<boolean> {
    await this.removing.run();
    if (this.removing.state !== 'succeeded') return false;
    this.#onChange();
    return true;
  }

  private showRoom(room: Room): void {
    this.room = room;
  }

  private setRoom(room: Room): void {
    this.showRoom(room);
    this.#onChange();
  }
}
