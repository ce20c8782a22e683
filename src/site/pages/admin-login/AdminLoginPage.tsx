import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import { Logo } from '../../../shared/ui/icons/Logo';
import { usePageTitle } from '../../../content/usePageTitle';
import { site } from '../../../company/site';
import styles from './AdminLoginPage.module.css';
import { PasswordResetForm } from './PasswordResetForm';
import { SignInForm } from './SignInForm';

/** Admin login (product 13.1): the form, drawn as a cinema ticket. */
export function AdminLoginPage() {
  const [email, setEmail] = useState('');
  const [forgotten, setForgotten] = useState(false);
  usePageTitle('Admin login');

  return (
    <div className={styles.page}>
      <div className={styles.ticket}>
        <div className={styles.stub} aria-hidden="true">
          <Logo />
          <p className={styles.admit}>Crew only</p>
          <p>{site.name}</p>
        </div>
        <div className={styles.main}>
          <h1>Admin login</h1>
          {forgotten ? (
            <PasswordResetForm
              email={email}
              onEmail={setEmail}
              onBack={() => setForgotten(false)}
            />
          ) : (
            <SignInForm email={email} onEmail={setEmail} onForgotten={() => setForgotten(true)} />
          )}
        </div>
      </div>
      <Link to={paths.home} className={styles.home}>
        Back to {site.name}
      </Link>
    </div>
  );
}
