import { usePageTitle } from '../../hooks/usePageTitle';
import { AboutHero } from './AboutHero';
import { Producers } from './Producers';
import { Purpose } from './Purpose';
import { Story } from './Story';

/** About: hero, Our Story, Mission, Vision and the two producers (SPEC §2). */
export function AboutPage() {
  usePageTitle('About');
  return (
    <>
      <AboutHero />
      <Story />
      <Purpose />
      <Producers />
    </>
  );
}
