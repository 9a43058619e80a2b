import { Skeleton } from '@marquee/shared-contracts/ui';

/** Placeholder of the start screen: facts, rules and button. */
export const StartSkeleton = () => <Skeleton count={9} />;
