import { Logo } from '../icons/Logo';

/** The full-page loading view (product 3.2). Its style is in index.html, which shows it first. */
export const PageLoader = () => (
  <div className="page-loader" role="status" aria-label="Loading">
    <Logo />
  </div>
);
