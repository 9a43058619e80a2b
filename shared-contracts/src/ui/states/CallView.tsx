import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { connection, type RemoteCallView } from '../../browser/index';
import { isPageFailure, PageFailure } from '../navigation/PageFailure';
import { Failure } from './Failure';

interface Props<Result> {
  call: RemoteCallView<Result>;
  /** The text for screen readers while loading; sighted people see the skeleton (RT-22). */
  loadingText: string;
  skeleton: ReactNode;
  /** The screen's failure text, shown above the server's reason. */
  failureText?: string;
  children: (result: Result) => ReactNode;
}

/** Repeats a call that an outage failed as soon as the server is back. */
function useRecovery({ error, refreshError, retry }: RemoteCallView<unknown>): void {
  const isOutage = (error ?? refreshError)?.isOutage === true;
  useEffect(() => (isOutage ? connection.onRestored(() => void retry()) : undefined), [isOutage, retry]);
}

/** Shows a call's state: skeleton, failure with Try again, or result. An outage leaves a loaded result in place. */
export const CallView = observer(function CallView<Result>(props: Props<Result>) {
  const { call, loadingText, skeleton, failureText, children } = props;
  useRecovery(call);
  const isKept = call.result !== undefined && call.error?.isOutage === true;
  if (call.state === 'failed' && isPageFailure(call.error)) return <PageFailure error={call.error} />;
  if (call.state === 'failed' && !isKept)
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
