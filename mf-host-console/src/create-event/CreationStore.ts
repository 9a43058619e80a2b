import {
  DRAFT_EVENT_FIELDS,
  type HostEvent,
  manageEvents,
  REQUIRED_EVENT_FIELDS,
  rooms,
} from '@marquee/shared-contracts';
import { RemoteCall, formDraft, request, session } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { toRequestBody, toTimelineEntries, toFormErrors, listRoomNames } from '../event-form/eventAdapter';
import { EventDraft } from '../event-form/EventDraft';
import { createEmptyEvent, type EventField } from '../event-form/EventValues';
import { draftEventRules, newEventRules } from '../event-form/eventValueRules';
import { requireFields } from '../event-form/requireFields';
import { FIRST_STEP_FIELDS, findStepWithError } from '../event-form/findStepWithError';
import { copyEvent } from './copyEvent';
import { copyQuestions } from './copyQuestions';
import { SingletonStore } from '../event-form/SingletonStore';

/** Required fields of the first step. */
export const REQUIRED_FIRST_STEP_FIELDS = [
  'opportunityType',
  'opportunityTitle',
  'organization',
  'eventMode',
  'aboutOpportunity',
] as const satisfies readonly EventField[];

/** The steps after the creation of the event, in their order. */
export const CREATION_STEPS = ['rooms', 'stages', 'questions'] as const;
export type CreationStep = (typeof CREATION_STEPS)[number];

type State = NonNullable<HostEvent['state']>;

const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A new event over both steps, and the requests that create the event, its rooms and its stages (EV-21). */
export class CreationStore {
  readonly draft: EventDraft;
  /** Id of the created event; its rooms and stages may still be missing. */
  createdId: string;
  /** The state of the created event. */
  private state: State;
  readonly copying = new RemoteCall(async (from: string) => {
    this.draft.replace(await copyEvent(from));
    return from;
  });

  readonly creating = new RemoteCall(async (state: State) => {
    const body = { ...toRequestBody(this.draft.values), state };
    requireFields(body, state === 'draft' ? DRAFT_EVENT_FIELDS : REQUIRED_EVENT_FIELDS);
    return request(manageEvents.create, { body, idempotencyKey: this.#idempotencyKey });
  });

  readonly creatingRooms = new RemoteCall((roomNames: string[]) =>
    request(rooms.create, {
      ...this.#requestParams,
      query: { roomCount: String(roomNames.length) },
      body: { roomNames },
    }),
  );

  readonly copyingQuestions = new RemoteCall(() => copyQuestions(this.#copiedId, this.createdId));

  readonly savingStages = new RemoteCall(() =>
    request(manageEvents.replaceTimeline, {
      ...this.#requestParams,
      body: { entries: toTimelineEntries(this.draft.values) },
    }),
  );

  /** Idempotency key of every attempt, so that a retry creates no second event (EV-21). */
  readonly #idempotencyKey: string;
  readonly #storageKey: string;
  /** Id of the copied event; '' for none. */
  readonly #copiedId: string;

  /** `storageKey` is the draft's key in the tab's storage, unique per account and copied event. */
  constructor(storageKey: string, copiedId: string) {
    this.#storageKey = storageKey;
    this.#copiedId = copiedId;
    const organization = session.account?.organization ?? '';
    this.draft = new EventDraft(storageKey, { ...createEmptyEvent(), organization }, newEventRules);
    const progress = formDraft.restore(this.#progressKey, { key: '', createdId: '', state: 'published' });
    this.createdId = progress.createdId;
    this.state = progress.state === 'draft' ? 'draft' : 'published';
    this.#idempotencyKey = progress.key === '' ? createIdempotencyKey() : progress.key;
    makeAutoObservable(this, {}, { autoBind: true });
    this.#saveProgress();
  }

  /** Whether the first step is complete, which unlocks the second. */
  get isFirstStepComplete(): boolean {
    return REQUIRED_FIRST_STEP_FIELDS.every((field) => this.draft.values[field].trim() !== '');
  }

  /** Whether the created event is a draft. */
  get isDraft(): boolean {
    return this.state === 'draft';
  }

  /** Whether the event copies another one; copies are saved as drafts (EV-41). */
  get isCopy(): boolean {
    return this.#copiedId !== '';
  }

  /** Whether the event is created with all rooms and stages. */
  get isComplete(): boolean {
    return this.createdId !== '' && this.missingSteps.length === 0;
  }

  /** The steps of a created event that are not complete. */
  get missingSteps(): CreationStep[] {
    const { values } = this.draft;
    const needsRooms = listRoomNames(values).length > 0 && this.creatingRooms.state !== 'succeeded';
    const needsStages = values.stages.length > 0 && this.savingStages.state !== 'succeeded';
    const isQuizCopy = this.isCopy && values.opportunityType === 'quiz';
    const needsQuestions = isQuizCopy && this.copyingQuestions.state !== 'succeeded';
    const needed = { rooms: needsRooms, stages: needsStages, questions: needsQuestions };
    return CREATION_STEPS.filter((step) => needed[step]);
  }

  get isBusy(): boolean {
    const { creating, creatingRooms, savingStages, copyingQuestions } = this;
    return [creating, creatingRooms, savingStages, copyingQuestions].some(({ loading }) => loading);
  }

  /** Whether a server error belongs to the first step. */
  get hasErrorInFirstStep(): boolean {
    return findStepWithError(this.draft.form.errors) === 1;
  }

  /** Validates the first step and shows its errors. */
  validateFirstStep(): boolean {
    return this.draft.form.validate(FIRST_STEP_FIELDS);
  }

  /** Copies another event's values, unless the draft has already been started. */
  async copy(from: string): Promise<void> {
    if (this.draft.values.opportunityTitle === '') await this.copying.run(from);
  }

  /** Publishes the event, or saves a draft, then its rooms and stages; skips completed steps. */
  async save(state: State): Promise<void> {
    if (this.isBusy || (this.createdId === '' && !(await this.#create(state)))) return;
    await this.completeSteps();
  }

  /** Retries incomplete steps independently of each other. */
  async completeSteps(steps = this.missingSteps): Promise<void> {
    if (steps.includes('rooms')) await this.creatingRooms.run(listRoomNames(this.draft.values));
    if (steps.includes('stages')) await this.savingStages.run();
    if (steps.includes('questions')) await this.copyingQuestions.run();
    if (this.isComplete) this.clearDraft();
  }

  /** Deletes the draft from the tab's storage. */
  clearDraft(): void {
    this.draft.clear();
    formDraft.remove(this.#progressKey);
  }

  async #create(state: State): Promise<boolean> {
    const { form } = this.draft;
    this.creating.reset();
    if (!form.validate(undefined, state === 'draft' ? draftEventRules : newEventRules)) return false;
    const reply = await this.creating.run(state);
    if (reply === undefined) form.setErrors(toFormErrors(this.creating.error?.fieldErrors ?? {}));
    // A repeat of a try whose reply was lost answers with the event of that try.
    else this.setCreated(reply.id, reply.data.state ?? 'published');
    return reply !== undefined;
  }

  private setCreated(createdId: string, state: State): void {
    this.createdId = createdId;
    this.state = state;
    this.#saveProgress();
  }

  #saveProgress(): void {
    const { createdId, state } = this;
    formDraft.save(this.#progressKey, { key: this.#idempotencyKey, createdId, state });
  }

  get #progressKey(): string {
    return `${this.#storageKey}.progress`;
  }

  get #requestParams() {
    return { params: { eventId: this.createdId } };
  }
}

/** The event being created, by the id of the event it copies ('' for none). */
export const currentCreation = new SingletonStore('creating', (name, from) => new CreationStore(name, from));
