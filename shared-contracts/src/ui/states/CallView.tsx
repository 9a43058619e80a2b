import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { RemoteCallView } from '../../browser/index';
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

/** Shows a call's state: skeleton, failure with Try again, or result. */
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
