import styles from './auth-blocks.module.css';

/** What the operator has to say on a page with a form, under it. */
export function AuthBlocks({ blocks }: { blocks: readonly string[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and never change places
        <p key={at}>{block}</p>
      ))}
    </div>
  );
}
