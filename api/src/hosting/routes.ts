import { hosting } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { route } from '../route';
import { findHostEvents } from './queries';

type HostEventRow = Awaited<ReturnType<typeof findHostEvents>>['rows'][number];

/** Events on a page that names no size. */
const DEFAULT_SIZE = 100;

export function hostingRoutes(app: Application): void {
  route(app, hosting.list, async ({ query: { page = 0, size = DEFAULT_SIZE }, account }) => {
    const { rows, total } = await findHostEvents(app.database, account.id, { page, size });
    return {
      status: 'SUCCESS' as const,
      content: rows.map((row) => ({ data: hostEvent(row, account.id) })),
      totalPages: Math.ceil(total / size),
      totalElements: total,
      number: page,
    };
  });
}

const hostEvent = (row: HostEventRow, hostId: string) => ({
  id: row.id,
  title: row.title,
  college: row.organization,
  tag: row.category,
  date: row.lastUpdate,
  mode: row.mode,
  registrations: row.taken,
  capacityMax: row.capacityMax,
  imageUrl: row.imageUrl,
  startTime: row.startTime,
  endTime: row.endTime,
  visibility: row.visibility,
  cancelled: row.cancelledAt !== null,
  role: row.ownerId === hostId ? ('OWNER' as const) : ('ADMIN' as const),
});
