import { session } from '@marquee/shared-contracts/browser';
import { CallView, usePageNumber } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { OwnEventList } from './OwnEventList';
import { OwnEventSkeleton } from './OwnEventSkeleton';
import { OwnListFilter } from './OwnListFilter';
import { slicePage } from './slicePage';
import { useOwnList } from './useOwnList';
import { useOwnListQuery } from './useOwnListQuery';

/** The watchlist, newest like first; unliking removes a row optimistically and restores it on failure (RG-14). */
export const LikedEvents = observer(function LikedEvents({ limit }: { limit?: number }) {
  const page = usePageNumber();
  const query = useOwnListQuery(limit);
  const call = useOwnList('liked', query);
  const liked = call.result?.filter(({ id }) => session.marks.liked.has(id)) ?? [];
  const isEmpty = query === undefined && call.result !== undefined && liked.length === 0;
  return (
    <>
      {limit === undefined && !isEmpty ? <OwnListFilter /> : null}
      <CallView
        call={call}
        loadingText="Loading your watchlist..."
        skeleton={<OwnEventSkeleton rows={limit} />}
        failureText="Failed to fetch events"
      >
        {() => (
          <OwnEventList
            list="liked"
            label="watchlist"
            emptyText="Your watchlist is empty. Tap ♡ on an event to save it here."
            found={query && liked.length}
            isLoading={call.loading}
            {...slicePage(liked, { page, limit })}
          />
        )}
      </CallView>
    </>
  );
});
