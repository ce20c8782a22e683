import { AboutHero } from '../../components/about/AboutHero';
import { Producers } from '../../components/about/Producers';
import { Purpose } from '../../components/about/Purpose';
import { Story } from '../../components/about/Story';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useAboutSettings } from '../../settings/use-about-settings';

/** About: hero, Our Story, Mission, Vision and the producers (product 9.9). */
export function AboutPage() {
  const texts = useAboutSettings();
  usePageTitle('About');
  return (
    <>
      <AboutHero texts={texts} />
      <Story texts={texts} />
      <Purpose texts={texts} />
      <Producers texts={texts} />
    </>
  );
}
