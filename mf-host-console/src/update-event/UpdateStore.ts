import { type HostEventDetails, listMissingFields, manageEvents } from '@marquee/shared-contracts';
import { RemoteCall, formDraft, request } from '@marquee/shared-contracts/browser';
import { openedEvent } from '@marquee/shared-contracts/widgets/host-event';
import { makeAutoObservable } from 'mobx';
import {
  getChanges,
  toRequestBody,
  toTimelineEntries,
  isSameValue,
  toFormErrors,
  toEventValues,
} from '../event-form/eventAdapter';
import { EventDraft } from '../event-form/EventDraft';
import { createEmptyEvent, type EventField, type EventValues } from '../event-form/EventValues';
import { changedEventRules, draftEventRules, newEventRules } from '../event-form/eventValueRules';
import { requireFields } from '../event-form/requireFields';
import { type MergedEdits, mergeEdits } from './mergeEdits';
import { SingletonStore } from '../event-form/SingletonStore';

/** Required fields of an update, by form field (EV-36). */
const REQUIRED_FIELDS = [
  'eventId',
  'opportunityTitle',
  'aboutOpportunity',
  'organization',
  'registerStart',
  'registerEnd',
  'eventMode',
  'minTeamSize',
  'maxTeamSize',
  'opportunityType',
] as const;

type Conflict = Pick<MergedEdits, 'acceptedFields' | 'conflictingFields'> & { theirs: EventValues };

const fields = Object.keys(createEmptyEvent()) as EventField[];
const hasDifferences = (conflicting: EventValues, other: EventValues): boolean =>
  fields.some((field) => !isSameValue(conflicting, other, field));

/** Edits an existing event in two steps; merges or shows another host's changes (EV-8). */
export class UpdateStore {
  /** The draft; undefined until the event is loaded. */
  draft: EventDraft | undefined = undefined;
  conflict: Conflict | undefined = undefined;
  readonly loading = new RemoteCall(async () => this.start(await this.#read()));
  readonly saving = new RemoteCall(() => this.#save());
  readonly publishing = new RemoteCall(() =>
    request(manageEvents.publish, { params: { eventId: this.#eventId } }),
  );
  private base: EventValues = createEmptyEvent();
  #version = 0;
  readonly #storageKey: string;
  readonly #eventId: string;

  /** `storageKey` is the draft's key in the tab's storage. */
  constructor(storageKey: string, eventId: string) {
    this.#storageKey = storageKey;
    this.#eventId = eventId;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether there are unsaved changes. */
  get isChanged(): boolean {
    return this.draft !== undefined && hasDifferences(this.base, this.draft.values);
  }

  /** Whether the event is a draft, which may be saved incomplete (EV-41). */
  get isDraft(): boolean {
    return this.loading.result?.state === 'draft';
  }

  /** The fields that the form still needs before the draft can be published; empty for a published event. */
  get missing(): string[] {
    return this.isDraft && this.draft ? listMissingFields(toRequestBody(this.draft.values)) : [];
  }

  /** Takes the other host's value of a field in conflict. */
  takeTheirs(field: EventField): void {
    const { conflict, draft } = this;
    if (conflict === undefined) return;
    draft?.set(field, conflict.theirs[field]);
    this.conflict = {
      ...conflict,
      conflictingFields: conflict.conflictingFields.filter((conflicting) => conflicting !== field),
    };
  }

  /** Discards the draft and loads the event again. */
  discard(): void {
    this.#clearDraft();
    this.draft = undefined;
    this.conflict = undefined;
    this.saving.reset();
    this.loading.reset();
    void this.loading.run();
  }

  /** Saves and returns true on full success. Errors and conflicts are shown and keep the draft. */
  async submit(): Promise<boolean> {
    const { draft } = this;
    const rules = this.isDraft ? draftEventRules : changedEventRules;
    if (this.saving.loading || draft === undefined || !draft.form.validate(undefined, rules)) return false;
    await this.saving.run();
    draft.form.setErrors(toFormErrors(this.saving.error?.fieldErrors ?? {}));
    if (this.saving.error?.code === 'VERSION_CONFLICT') await this.loading.run();
    return this.saving.state === 'succeeded';
  }

  /** Saves the draft, publishes it, and returns true on success; otherwise it stays a draft with what was typed. */
  async publish(): Promise<boolean> {
    const { draft, publishing } = this;
    publishing.reset();
    if (draft?.form.validate(undefined, newEventRules) !== true || !(await this.submit())) return false;
    await publishing.run();
    draft.form.setErrors(toFormErrors(publishing.error?.fieldErrors ?? {}));
    return publishing.state === 'succeeded';
  }

  #read(): Promise<HostEventDetails> {
    return openedEvent.read(this.#eventId);
  }

  /** Takes the stored event and merges an older draft into it. */
  private start(event: HostEventDetails): HostEventDetails {
    const theirs = toEventValues(event);
    const base =
      this.draft === undefined
        ? formDraft.restore(this.#baseStorageKey, { values: theirs }).values
        : this.base;
    this.draft ??= new EventDraft(this.#storageKey, theirs, changedEventRules);
    const mine = this.draft.values;
    const { values, acceptedFields, conflictingFields } = mergeEdits({ base, mine, theirs });
    // An unchanged form needs no notice of changes.
    if (hasDifferences(base, theirs) && hasDifferences(base, mine))
      this.conflict = { acceptedFields, conflictingFields, theirs };
    if (hasDifferences(mine, values)) this.draft.replace(values);
    this.setBase(theirs, event.version);
    return event;
  }

  async #save(): Promise<void> {
    const values = { ...(this.draft?.values ?? this.base) };
    const eventId = this.#eventId;
    const [minTeamSize, maxTeamSize] = [values.minTeamSize || '1', values.maxTeamSize || '1'];
    if (!this.isDraft) requireFields({ ...values, eventId, minTeamSize, maxTeamSize }, REQUIRED_FIELDS);
    await this.#sendChanges(values);
    this.#clearDraft();
  }

  async #sendChanges(values: EventValues): Promise<void> {
    const params = { eventId: this.#eventId };
    const changed = getChanges(this.base, values);
    if (Object.keys(changed).length > 0) {
      await request(manageEvents.update, { params, body: { ...changed, version: this.#version } });
      // If saving stages fails, a retry sends only them. The version is the one this update creates, not the latest:
      // another host may have changed the stages too.
      this.setBase({ ...values, stages: this.base.stages }, this.#version + 1);
    }
    if (isSameValue(this.base, values, 'stages')) return;
    const body = { entries: toTimelineEntries(values), version: this.#version };
    await request(manageEvents.replaceTimeline, { params, body });
  }

  /** Sets the stored event that the draft is compared with, also after a reload. */
  private setBase(base: EventValues, version: number): void {
    this.base = base;
    this.#version = version;
    formDraft.save(this.#baseStorageKey, { values: base });
  }

  #clearDraft(): void {
    this.draft?.clear();
    formDraft.remove(this.#baseStorageKey);
  }

  get #baseStorageKey(): string {
    return `${this.#storageKey}.base`;
  }
}

/** The event being updated, by its id. */
export const currentUpdate = new SingletonStore(
  'updating',
  (name, eventId) => new UpdateStore(name, eventId),
);
