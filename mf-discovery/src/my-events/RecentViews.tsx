import { CallView, usePagePosition } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { myLists } from './myLists';
import { OwnEventList } from './OwnEventList';
import { OwnEventSkeleton } from './OwnEventSkeleton';

/** Recently viewed events, newest first (RG-15); `limit` shows only its first events. */
export const RecentViews = observer(function RecentViews({ limit }: { limit?: number }) {
  const requested = usePagePosition();
  const { page, after } = limit === undefined ? requested : { page: 0 };
  useEffect(() => void myLists.viewed.run({ page, after }), [page, after]);
  return (
    <CallView
      call={myLists.viewed}
      loadingText="Loading recent views..."
      skeleton={<OwnEventSkeleton rows={limit} />}
      failureText="Failed to fetch events"
    >
      {({ content, number, totalPages, next }) => (
        <OwnEventList
          list="viewed"
          label="recent views"
          emptyText="You have not viewed any events yet."
          {...(limit === undefined
            ? { events: content, page: number, pages: totalPages, next }
            : { events: content.slice(0, limit) })}
        />
      )}
    </CallView>
  );
});
