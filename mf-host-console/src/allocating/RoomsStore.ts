import { givenRoomNames, roomNamesError, type Room, rooms } from '@marquee/shared-contracts';
import { Call, keptForm, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { OpenRoom } from './OpenRoom';

/** The rooms of an event. */
export class RoomsStore {
  readonly list: Call<[], Room[]>;
  readonly adding: Call<[string[]], Room[]>;
  /** The room that is open. */
  open: OpenRoom | undefined = undefined;
  /** Names of new rooms as they are typed, one a line; kept until they are added. */
  typed: string;
  error: string | undefined = undefined;
  private readonly name: string;

  constructor(private readonly eventId: string) {
    const params = { eventId };
    this.name = `rooms.${eventId}`;
    this.typed = keptForm.over(this.name, { typed: '' }).typed;
    this.list = new Call(async () => (await request(rooms.list, { params })).data);
    this.adding = new Call(async (roomNames) => {
      const query = { roomCount: String(roomNames.length) };
      return (await request(rooms.create, { params, query, body: { roomNames } })).data;
    });
    makeAutoObservable<this, 'eventId' | 'name'>(
      this,
      { list: false, adding: false, eventId: false, name: false },
      { autoBind: true },
    );
  }

  type(typed: string): void {
    this.typed = typed;
    this.error = undefined;
    keptForm.keep(this.name, { typed });
  }

  /** Adds the rooms that were typed; blank lines count for nothing (RM-4). */
  async add(): Promise<void> {
    const lines = this.typed.split('\n');
    this.refuse(roomNamesError(lines));
    if (this.error !== undefined) return;
    const before = this.list.result?.length ?? 0;
    const after = await this.adding.run(givenRoomNames(lines));
    if (after === undefined) return this.refuse(this.adding.error?.message);
    this.type('');
    keptForm.drop(this.name);
    const added = after.length - before;
    toasts.success(added === 1 ? '1 room added.' : `${added} rooms added.`);
    await this.list.run();
  }

  show(roomId: string): void {
    const room = this.list.result?.find(({ id }) => id === roomId);
    this.open = room && new OpenRoom(this.eventId, room, () => void this.list.run());
  }

  close(): void {
    this.open = undefined;
  }

  private refuse(error: string | undefined): void {
    this.error = error;
  }
}
