import { Skeleton } from '@marquee/shared-contracts/ui';

/** Placeholder of the facts and a page of attempts. */
export const ScoresSkeleton = () => (
  <div>
    <Skeleton shape="title" />
    <Skeleton count={12} />
  </div>
);
