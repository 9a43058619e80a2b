/** Returns until when teams may change: the end of registration or the start, whichever is later (TM-9). */
export const getTeamDeadline = <Instant extends Date | string>({
  registerEnd,
  startTime,
}: {
  registerEnd: Instant;
  startTime: Instant;
}): Instant => (new Date(registerEnd) > new Date(startTime) ? registerEnd : startTime);
