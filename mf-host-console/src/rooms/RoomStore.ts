import { type Room, type RoomAllocation, findRoomNameError } from '@marquee/shared-contracts';
import { RemoteCall, FormStore } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Candidate } from './listCandidates';
import { createRoomCalls, type RoomPage } from './createRoomCalls';

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

type RoomCalls = ReturnType<typeof createRoomCalls>;

/** State of one room's dialog: occupants, candidates, name and capacity. */
export class RoomStore {
  /** The room, with the allocations read so far. */
  room: Room;
  /** The cursor of the allocations that are not read yet; undefined without any. */
  next: string | undefined = undefined;
  readonly form: FormStore<RoomForm>;
  readonly loading: RemoteCall<[], RoomPage>;
  /** Reads the allocations behind those read so far. */
  readonly continuing: RemoteCall<[], void>;
  readonly saving: RoomCalls['saving'];
  readonly searching: RoomCalls['searching'];
  readonly allocating: RoomCalls['allocating'];
  readonly releasing: RoomCalls['releasing'];
  readonly removing: RoomCalls['removing'];
  q = '';
  /** The groups added here, of which the pages read so far may list none. */
  readonly added = new Set<string>();
  readonly #onChange: () => void;

  /** `onChange` runs after each change, so that the list of rooms is refreshed. */
  constructor(eventId: string, room: Room, onChange: () => void) {
    this.#onChange = onChange;
    this.room = room;
    const capacity = room.capacity === null ? '' : String(room.capacity);
    this.form = new FormStore<RoomForm>(
      { name: room.name, capacity },
      { name: findRoomNameError, capacity: validateCapacity },
    );
    const { reading, ...calls } = createRoomCalls({ eventId, roomId: room.id });
    this.saving = calls.saving;
    this.searching = calls.searching;
    this.allocating = calls.allocating;
    this.releasing = calls.releasing;
    this.removing = calls.removing;
    this.loading = new RemoteCall(async () => {
      const before = this.room;
      const read = (await reading()) ?? { room: before, next: undefined };
      // An allocation that finished meanwhile is newer.
      if (this.room === before) this.showPage(read);
      return read;
    });
    this.continuing = new RemoteCall(async () => {
      const { next } = this;
      const read = await reading(next);
      // A change that finished meanwhile began the list anew.
      if (read !== undefined && this.next === next) this.append(read);
    });
    makeAutoObservable(this, { room: observableRef }, { autoBind: true });
  }

  /** The error of the last failed action. */
  get errorMessage(): string | undefined {
    const actions = [this.continuing, this.allocating, this.releasing, this.removing];
    return actions.find(({ error }) => error !== undefined)?.error?.message;
  }

  hasAllocated({ id }: Candidate): boolean {
    return this.added.has(id) || this.room.allocations.some((allocation) => allocation.id === id);
  }

  search(q: string): void {
    this.q = q;
    if (q === '') this.searching.reset();
    else void this.searching.run(q);
  }

  async save(): Promise<boolean> {
    if (!this.form.validate()) return false;
    const { name, capacity } = this.form.values;
    const limit = capacity.trim() === '' ? null : Number(capacity);
    const saved = await this.saving.run({ name, capacity: limit });
    const { fieldErrors = {}, message = '', code } = this.saving.error ?? {};
    const field = code === 'ROOM_NAME_TAKEN' ? 'name' : 'capacity';
    if (saved === undefined)
      this.form.setErrors(Object.keys(fieldErrors).length > 0 ? fieldErrors : { [field]: message });
    else this.changePage(saved);
    return saved !== undefined;
  }

  /** Allocates a candidate to this room, and removes it from any other room of the event. */
  async allocate(candidate: Candidate): Promise<void> {
    this.releasing.reset();
    const changed = await this.allocating.run(candidate);
    if (changed === undefined) return;
    this.setAdded(candidate.id, true);
    this.changePage(changed);
  }

  async release(allocation: RoomAllocation): Promise<void> {
    this.allocating.reset();
    await this.releasing.run(allocation);
    if (this.releasing.state !== 'succeeded') return;
    this.setAdded(allocation.id, false);
    const allocations = this.room.allocations.filter(({ id }) => id !== allocation.id);
    const occupied = this.room.occupied - allocation.people;
    this.changePage({ room: { ...this.room, allocations, occupied, filled: false }, next: this.next });
  }

  /** Deletes the room; returns true on success. */
  async remove(): Promise<boolean> {
    await this.removing.run();
    if (this.removing.state !== 'succeeded') return false;
    this.#onChange();
    return true;
  }

  private setAdded(id: string, isAdded: boolean): void {
    if (isAdded) this.added.add(id);
    else this.added.delete(id);
  }

  private showPage({ room, next }: RoomPage): void {
    this.room = room;
    this.next = next;
  }

  private append({ room, next }: RoomPage): void {
    const allocations = [...this.room.allocations, ...room.allocations];
    this.showPage({ room: { ...room, allocations }, next });
  }

  private changePage(page: RoomPage): void {
    this.continuing.reset();
    this.showPage(page);
    this.#onChange();
  }
}
