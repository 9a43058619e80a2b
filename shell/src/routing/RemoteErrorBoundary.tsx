import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in the place of what threw. */
  renderFailure: (retry: () => Promise<void>) => ReactNode;
  /** Told each time that it threw. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Keeps what a remote brings and throws while it renders from taking anything else down (C16, RT-20). */
export class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.renderFailure(async () => this.setState({ failed: false }));
  }
}
