import { Skeleton } from '@marquee/shared-contracts/ui';

/** The facts' and the text's place while the event loads. */
export function EventSkeleton() {
  return <Skeleton count={14} />;
}
