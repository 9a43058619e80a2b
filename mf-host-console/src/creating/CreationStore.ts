import { hosting, REQUIRED_EVENT_FIELDS, rooms } from '@marquee/shared-contracts';
import { Call, keptForm, request, session } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { bodyOf, entriesOf, refusedOnScreen, roomsOf } from '../describing/eventAdapter';
import { EventDraft } from '../describing/EventDraft';
import { emptyEvent, type EventField } from '../describing/EventValues';
import { newEventRules } from '../describing/eventValueRules';
import { requireGiven } from '../describing/requireGiven';
import { FIRST_FIELDS, stepOfRefusal } from '../describing/stepOfRefusal';
import { copyOf } from './copyOf';

/** What the first step asks for before it lets one go on (spec section 5). */
export const FIRST_STEP = [
  'opportunityType',
  'opportunityTitle',
  'organization',
  'eventMode',
  'aboutOpportunity',
] as const satisfies readonly EventField[];

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A new event over its two steps, and the calls that make it: the event, its rooms, its stages (EV-21). */
export class CreationStore {
  readonly draft: EventDraft;
  /** Which event was made, once it was; what is left then are its rooms and stages. */
  createdId: string;
  readonly copying = new Call(async (from: string) => {
    this.draft.replace(await copyOf(from));
    return from;
  });

  readonly creating = new Call(async () => {
    const body = bodyOf(this.draft.values);
    requireGiven(body, REQUIRED_EVENT_FIELDS);
    return request(hosting.create, { body, idempotencyKey: this.key });
  });

  readonly rooming = new Call((roomNames: string[]) =>
    request(rooms.create, {
      ...this.address,
      query: { roomCount: String(roomNames.length) },
      body: { roomNames },
    }),
  );

  readonly staging = new Call(() =>
    request(hosting.replaceTimeline, {
      ...this.address,
      body: { entries: entriesOf(this.draft.values) },
    }),
  );

  /** Sent with every try, so that a retry makes no second event (EV-21). */
  private readonly key: string;

  /** `name` keeps the draft on this tab: whose it is, and of which event it is a copy. */
  constructor(private readonly name: string) {
    const organization = session.account?.organization ?? '';
    this.draft = new EventDraft(name, { ...emptyEvent(), organization }, newEventRules);
    const kept = keptForm.over(this.progressName, { key: '', createdId: '' });
    this.createdId = kept.createdId;
    this.key = kept.key === '' ? newKey() : kept.key;
    makeAutoObservable<this, 'name' | 'key'>(
      this,
      {
        draft: false,
        copying: false,
        creating: false,
        rooming: false,
        staging: false,
        name: false,
        key: false,
      },
      { autoBind: true },
    );
    this.keepProgress();
  }

  /** Whether the first step is filled in, so that the second may be entered. */
  get ready(): boolean {
    return FIRST_STEP.every((field) => this.draft.values[field].trim() !== '');
  }

  /** Whether the event stands with all its parts. */
  get done(): boolean {
    return this.createdId !== '' && this.missing.length === 0;
  }

  /** Which parts of a made event are not there yet. */
  get missing(): ('rooms' | 'stages')[] {
    const { values } = this.draft;
    const wantsRooms = roomsOf(values).length > 0 && this.rooming.state !== 'succeeded';
    const wantsStages = values.stages.length > 0 && this.staging.state !== 'succeeded';
    return [...(wantsRooms ? (['rooms'] as const) : []), ...(wantsStages ? (['stages'] as const) : [])];
  }

  get busy(): boolean {
    return this.creating.loading || this.rooming.loading || this.staging.loading;
  }

  /** Whether what was refused stands in the first step. */
  get refusedEarlier(): boolean {
    return stepOfRefusal(this.draft.form.errors) === 1;
  }

  /** Checks the first step; what it refuses it shows. */
  checkFirst(): boolean {
    return this.draft.form.check(FIRST_FIELDS);
  }

  /** Begins with what another event says, unless that was begun before. */
  async copy(from: string): Promise<void> {
    if (this.draft.values.opportunityTitle === '') await this.copying.run(from);
  }

  /** Makes the event, then its rooms and stages; what was made before is not made again. */
  async publish(): Promise<void> {
    if (this.busy || (this.createdId === '' && !(await this.create()))) return;
    await this.completeParts();
  }

  /** Tries parts that are not there yet, each for itself. */
  async completeParts(parts = this.missing): Promise<void> {
    if (parts.includes('rooms')) await this.rooming.run(roomsOf(this.draft.values));
    if (parts.includes('stages')) await this.staging.run();
    if (this.done) this.forget();
  }

  /** What was typed is no longer needed on this tab. */
  forget(): void {
    this.draft.drop();
    keptForm.drop(this.progressName);
  }

  private async create(): Promise<boolean> {
    this.creating.reset();
    if (!this.draft.form.check()) return false;
    const reply = await this.creating.run();
    if (reply === undefined) this.draft.form.refuse(refusedOnScreen(this.creating.error?.fieldErrors ?? {}));
    else this.hold(reply.id);
    return reply !== undefined;
  }

  private hold(createdId: string): void {
    this.createdId = createdId;
    this.keepProgress();
  }

  private keepProgress(): void {
    keptForm.keep(this.progressName, { key: this.key, createdId: this.createdId });
  }

  private get progressName(): string {
    return `${this.name}.progress`;
  }

  private get address() {
    return { params: { eventId: this.createdId } };
  }
}
