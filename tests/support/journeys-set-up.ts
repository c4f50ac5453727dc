import { runProduct, temporaryFolder } from './running-product.ts';

/** One running product for all journeys; each journey brings its own account. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  // For journeys that play a part of the outside world: a source that stores a price.
  process.env.WALORY_TEST_DATA = folder.path;
  const product = await runProduct(
    {
      PORT: process.env.WALORY_TEST_PORT!,
      WALORY_LIMIT_FACTOR: '1000',
      WALORY_API_PER_MINUTE: '1000000',
      WALORY_GALLERY: 'on',
      WALORY_LOG: 'warn',
      WALORY_SOCIAL_URLS:
        'https://www.facebook.com/walory,https://x.com/walory,https://www.linkedin.com/company/walory',
      WALORY_BLOG_URL: 'https://blog.walory.example',
    },
    folder.path,
  );
  return async () => {
    await product.stop();
    await folder.remove();
    const noise = product
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    if (noise.length) throw new Error(`the server logged faults during the journeys:\n${noise.join('\n')}`);
  };
}
