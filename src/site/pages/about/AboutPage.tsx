import { AboutHero } from '../../../content/settings/ui/AboutHero';
import { Producers } from '../../../content/settings/ui/Producers';
import { Purpose } from '../../../content/settings/ui/Purpose';
import { Story } from '../../../content/settings/ui/Story';
import { usePageTitle } from '../../../content/usePageTitle';
import { useAboutSettings } from '../../../content/settings/use-about-settings';

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
