import { hasHostRight, type HostEventDetails, type HostRight, links } from '@marquee/shared-contracts';
import { getEventState } from './getEventState';

export interface NextStep {
  /** The right that the step needs; undefined if every host may take the step. */
  right?: HostRight;
  /** Why the step is useful now. */
  text: string;
  label: string;
  to: string;
}

type StepEvent = Pick<
  HostEventDetails,
  | 'id'
  | 'category'
  | 'mode'
  | 'visibility'
  | 'questions'
  | 'rooms'
  | 'cancelled'
  | 'startTime'
  | 'endTime'
  | 'state'
  | 'missing'
  | 'role'
  | 'administratorRole'
>;

function findPreparation({ id, category, mode, visibility, questions, rooms }: StepEvent): NextStep {
  if (category === 'quiz' && questions === 0)
    return {
      right: 'event',
      text: 'Nobody can start a quiz without questions.',
      label: 'Write questions',
      to: links.createQuiz(id),
    };
  if (mode === 'offline' && rooms === 0)
    return {
      right: 'participants',
      text: 'This event has no rooms yet.',
      label: 'Add a room',
      to: links.rooms(id),
    };
  return visibility === 'private'
    ? {
        text: 'Only people with the link can register.',
        label: 'Share the event',
        to: links.eventDetail(id),
      }
    : { text: 'Everything is ready.', label: 'Share the event', to: links.event(id) };
}

/** The event's details say what a draft lacks, and publish it (EV-41). */
function findPublication({ id, category, questions, missing = [] }: StepEvent): NextStep {
  const isComplete = missing.length === 0;
  if (isComplete && category === 'quiz' && questions === 0)
    return {
      right: 'event',
      text: 'This draft has no questions yet.',
      label: 'Write questions',
      to: links.createQuiz(id),
    };
  const label = isComplete ? 'Publish it' : 'See what is missing';
  return { right: 'event', text: 'Only hosts see this draft.', label, to: links.eventDetail(id) };
}

/**
 * Returns what a host of an event does next, by its state; undefined for a cancelled event, and if the host's role does
 * not allow the step.
 */
export function findNextStep(event: StepEvent, now: number): NextStep | undefined {
  const step = findStep(event, now);
  const isAllowed = step?.right === undefined || hasHostRight(event, step.right);
  return isAllowed ? step : undefined;
}

function findStep(event: StepEvent, now: number): NextStep | undefined {
  const { id, category } = event;
  const state = getEventState(event, now);
  if (state === 'cancelled') return undefined;
  if (state === 'draft') return findPublication(event);
  if (state === 'upcoming') return findPreparation(event);
  const isRunning = state === 'running';
  if (category === 'quiz')
    return {
      right: 'management',
      ...(isRunning
        ? { text: 'The quiz is running.', label: 'Follow the scores' }
        : { text: 'The quiz is over.', label: 'View the scores' }),
      to: links.quizScores(id),
    };
  return isRunning
    ? {
        right: 'participants',
        text: 'The event is running.',
        label: 'Check people in',
        to: links.checkIn(id),
      }
    : {
        right: 'event',
        text: 'The event is over.',
        label: 'Run it again',
        to: `${links.createEvents()}?from=${id}`,
      };
}
