import { Logo } from '../icons/Logo';
import { LOADING } from '../../words/frame';

/** The full-page loading view (product 3.2). Its style is in index.html, which shows it first. */
export const PageLoader = () => (
  <div className="page-loader" role="status" aria-label={LOADING}>
    <Logo />
  </div>
);
