import styles from './site-blocks.module.css';
import text from './site-text.module.css';

type Props = { blocks: readonly string[] };

/** What the operator has to say on a page, paragraph by paragraph. */
export function SiteBlocks({ blocks }: Props) {
  if (blocks.length === 0) return null;
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and never change places
        <p key={at} className={text.lead}>
          {block}
        </p>
      ))}
    </div>
  );
}
