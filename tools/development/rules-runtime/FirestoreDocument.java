import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonObject;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.util.Map;

/** Turns documents in Firestore's REST form into values of the rules language, but for references. */
final class FirestoreDocument {
  /** Types that have another name in the rules language. No field is called like one of them. */
  private static final Map<String, String> TYPES =
      Map.of(
          "booleanValue", "boolValue",
          "integerValue", "intValue",
          "doubleValue", "floatValue",
          "geoPointValue", "latlngValue",
          "arrayValue", "listValue");

  private FirestoreDocument() {}

  /** The resource that firestore.get() gives a rule; null if the document was not found. */
  static ExpressionValue fromAnswer(JsonObject answer) throws InvalidProtocolBufferException {
    if (!answer.get("status").getAsString().equals("ok")) {
      return ExpressionValueUtils.NULL;
    }
    JsonObject document = answer.getAsJsonObject("result");
    String name = document.get("name").getAsString();
    JsonObject map = new JsonObject();
    map.add("fields", document.has("fields") ? document.get("fields") : new JsonObject());
    String data = "{\"mapValue\":" + map + "}";
    for (Map.Entry<String, String> type : TYPES.entrySet()) {
      data = data.replace("\"" + type.getKey() + "\":", "\"" + type.getValue() + "\":");
    }
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    JsonFormat.parser().merge(data, value);
    // Rules know documents as /databases/DATABASE/documents/PATH, without the project.
    String path = name.replaceFirst("^projects/[^/]+/", "");
    return ExpressionValueUtils.createValue(
        Map.of(
            "__name__", ExpressionValueUtils.createValue(RulePaths.fromRaw(path)),
            "id", name.substring(name.lastIndexOf('/') + 1),
            "data", value.build()));
  }
}
