import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { RemoteCallView } from '../../browser/index';
import { Failure } from './Failure';

interface Props<Result> {
  call: RemoteCallView<Result>;
  /** What a screen reader hears while it loads; the skeleton is what one sees (RT-22). */
  loadingText: string;
  skeleton: ReactNode;
  /** The screen's own words for a failure; the server's reason stands under them. */
  failureText?: string;
  children: (result: Result) => ReactNode;
}

/** The four states of a call in the place of its content: skeleton, failure with Try again, or the result. */
export const CallView = observer(function CallView<Result>(props: Props<Result>) {
  const { call, loadingText, skeleton, failureText, children } = props;
  if (call.state === 'failed')
    return (
      <Failure
        text={failureText ?? call.error?.message ?? ''}
        reason={failureText && call.error?.message}
        onRetry={call.retry}
      />
    );
  if (call.result !== undefined) return <>{children(call.result)}</>;
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{loadingText}</output>
      {skeleton}
    </div>
  );
}) as <Result>(props: Props<Result>) => ReactNode;
