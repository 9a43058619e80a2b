/** A stage of an event as a host writes it. */
interface Stage {
  day: number;
  description: string;
}

const MAX_STAGES = 60;
const MAX_DAY = 366;
const DESCRIPTION_MAX_LENGTH = 500;

/** Returns the error of the first invalid stage with its index, or undefined (EV-19). */
export function findTimelineError(
  stages: readonly Stage[],
): { index: number; field: 'day' | 'description'; message: string } | undefined {
  if (stages.length > MAX_STAGES)
    return { index: MAX_STAGES, field: 'day', message: `At most ${MAX_STAGES} stages, please.` };
  const days = new Set<number>();
  for (const [index, { day, description }] of stages.entries()) {
    if (!Number.isInteger(day) || day < 1 || day > MAX_DAY)
      return { index, field: 'day', message: `Days count from 1 to ${MAX_DAY}.` };
    if (days.has(day)) return { index, field: 'day', message: `Day ${day} is used twice.` };
    days.add(day);
    const { length } = description.trim();
    if (length < 1 || length > DESCRIPTION_MAX_LENGTH)
      return {
        index,
        field: 'description',
        message: `Describe the stage (up to ${DESCRIPTION_MAX_LENGTH} characters).`,
      };
  }
  return undefined;
}
