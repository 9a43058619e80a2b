import { Component, type ReactNode } from 'react';
import { OutageCard } from '../frame/OutageCard';

interface Props {
  title: string;
  children: ReactNode;
}

/** Keeps a screen that throws while it renders from taking anything else down (C16, RT-20). */
export class RenderGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <OutageCard title={this.props.title} retry={async () => this.setState({ failed: false })} />;
  }
}
