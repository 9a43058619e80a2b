import { Skeleton } from '@marquee/shared-contracts/ui';

/** The grey shape of the way in: facts, rules and the button. */
export const StartSkeleton = () => <Skeleton count={9} />;
