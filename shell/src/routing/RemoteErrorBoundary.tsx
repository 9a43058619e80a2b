import { Component, type ReactNode } from 'react';

interface Props {
  /** Renders the replacement of the failed content. */
  renderFailure: (retry: () => Promise<void>) => ReactNode;
  /** Called after every render error. */
  onFailure?: (error: unknown) => void;
  children: ReactNode;
}

/** Contains render errors of a remote (RT-20). */
export class RemoteErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.renderFailure(async () => this.setState({ hasFailed: false }));
  }
}
