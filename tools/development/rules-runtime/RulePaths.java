import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Converts paths between the rules engine and firebase-tools. */
final class RulePaths {
  private RulePaths() {}

  /** The path with its segments unchanged: the engine's own parser decodes percent signs. */
  static ExpressionPathValue fromRaw(String path) {
    return ExpressionValueUtils.segmentsToPathExpressions(
            Arrays.stream(path.split("/"))
                .filter(segment -> !segment.isEmpty())
                .collect(Collectors.toList()))
        .getPathValue();
  }

  /** The path as firebase-tools appends it to a URL, so with reserved characters encoded. */
  static String toUrl(ExpressionPathValue path) {
    String raw = "/" + PathUtils.toRawString(path).replaceFirst("^/+", "");
    try {
      return new URI(null, null, raw, null).toASCIIString();
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
