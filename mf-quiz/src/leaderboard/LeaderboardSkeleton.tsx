import { Skeleton } from '@marquee/shared-contracts/ui';
import board from './Board.module.css';
import own from './OwnResult.module.css';
import podium from './Podium.module.css';

/** Placeholder of the leaderboard: own result, podium and rows. */
export function LeaderboardSkeleton() {
  return (
    <div className={board.board}>
      <Skeleton shape="title" />
      <div className={own.result} aria-hidden="true" />
      <Skeleton />
      <div className={podium.podium}>
        <div className={podium.shape} />
        <div className={podium.shape} />
        <div className={podium.shape} />
      </div>
      <div>
        <Skeleton count={7} />
      </div>
    </div>
  );
}
