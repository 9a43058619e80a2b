/** Minutes before the start from which an online event can be joined (EV-39). */
export const JOIN_LEAD_MINUTES = 15;

/** Whether the Join button is shown: from a quarter of an hour before the start to the end (EV-39). */
export const isJoinTime = (
  { startTime, endTime }: { startTime: string; endTime: string },
  now: number,
): boolean => now >= Date.parse(startTime) - JOIN_LEAD_MINUTES * 60_000 && now < Date.parse(endTime);
