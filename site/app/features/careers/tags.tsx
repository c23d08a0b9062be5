/** The labels of an opening: full time, a place, a department. */
export const Tags = ({tags}: {tags: string[]}) =>
  tags.length > 0 ? (
    <ul className="tags">
      {tags.map(tag => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  ) : null
