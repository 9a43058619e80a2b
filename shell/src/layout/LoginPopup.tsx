import { links } from '@marquee/shared-contracts';
import { returnTo, session } from '@marquee/shared-contracts/browser';
import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './LoginPopup.module.css';

/** Asks a visitor to log in or sign up; opened by `session.promptLogin` (RT-19). */
export const LoginPopup = observer(function LoginPopup() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const prompt = session.loginPrompt;
  const openedAt = useRef('');
  useEffect(() => {
    openedAt.current = window.location.href;
  }, [prompt]);
  // Leaving the page closes the popup. The address counts only once its page shows, since the address changes before
  // the page does.
  useEffect(() => {
    if (window.location.href !== openedAt.current) session.closeLoginPrompt();
  }, [key]);
  const close = () => {
    returnTo.clear();
    session.closeLoginPrompt();
  };
  return (
    <Dialog title={prompt?.reason ?? 'Log in to continue'} isOpen={prompt !== null} onClose={close}>
      <p>Log in or sign up to continue.</p>
      <div className={styles.actions}>
        <Button look="main" onClick={() => navigate(links.login())}>
          Log In
        </Button>
        <Button onClick={() => navigate(links.chooseRole())}>Sign UP</Button>
      </div>
    </Dialog>
  );
});
